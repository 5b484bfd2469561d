// Sentences for missing files that only a live board loads: see element/files.js.
import {missingFiles} from '../element/files.js';
import {id} from '../element/put.js';

Object.assign(missingFiles, {
  'share.js': id('The dialog could not be loaded, because {0}: {1}.'),
  'mirror.js': id('What screen readers use could not be loaded, because {0}: {1}.'),
  'programs.js': id('The programs could not be loaded, because {0}: {1}.'),
  'lessons.js': id('The lesson could not be loaded, because {0}: {1}.'),
  'sound.js': id('The sound could not be loaded, because {0}: {1}.'),
});
