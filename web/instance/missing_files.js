// Sentences for missing files that only a live board loads: see element/files.js.
import {missingFiles} from '../element/files.js';
import {id} from '../element/fill_in.js';

Object.assign(missingFiles, {
  'share.js': id('The dialog could not be loaded because {0}. Please {1}.'),
  'mirror.js': id('The screen-reader version could not be loaded because {0}. Please {1}.'),
  'programs.js': id('The code could not be loaded because {0}. Please {1}.'),
  'lessons.js': id('The lesson could not be loaded because {0}. Please {1}.'),
  'lesson-checker.wasm.js': id('The lesson could not be loaded because {0}. Please {1}.'),
  'sound.js': id('The sound could not be loaded because {0}. Please {1}.'),
});
