/** What home fetches when the first view is done: one script, whose name the pages carry once. */
export { Listening } from './listening.tsx';
export { More } from './more.tsx';
