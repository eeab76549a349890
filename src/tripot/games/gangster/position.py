"""x"""
def position(s): return {}
def restore(*a): raise NotImplementedError
