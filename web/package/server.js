// The package for React Server Components (the export condition `react-server`). The browser does not load what only such a component
// imports, so the element would silently stay undefined.
import {explainServer} from './development.js';

export * from 'package:knights-tour.mjs';

explainServer(
  "A Server Component imports knights-tour, so the browser never defines <knights-tour>. Put 'use client' at the top of the file that imports it.",
);
