import { idleApps } from './idle-apps';

afterAll(() => idleApps.close());
