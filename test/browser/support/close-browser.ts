import { closeBrowser } from './contexts';

// Of a whole file, so that the specs of a room share one browser.
afterAll(closeBrowser);
