export { keepFiles } from './files';
export { keepLastState } from './last-state';
