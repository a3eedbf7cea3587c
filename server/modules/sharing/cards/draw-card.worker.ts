/** Drawing in worker threads, because outlines of many characters take long. */
export { drawCard } from './draw-card';
