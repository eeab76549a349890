import '@fontsource/limelight/latin-400.css';
import '@fontsource/limelight/latin-ext-400.css';
import '@fontsource-variable/inter/wght.css';
import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
