import { endResidents } from './residents';

// Of a whole file, so that the specs of a room share their processes.
afterAll(endResidents);
