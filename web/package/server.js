// The package as a React Server Component gets it (the export condition `react-server`). The browser loads nothing that only such a
// component imports, so the element would stay undefined without a word.
import {explainServer} from './development.js';

export * from 'package:knights-tour.mjs';

explainServer("A Server Component imports knights-tour, so the browser never defines <knights-tour>. Put 'use client' at the top of the file that imports it.");
