"""What Caïds can do (NC-8.1): a file each, found by this folder. A power overrides what it changes of `state.Power`."""
