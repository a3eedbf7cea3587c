import { mkdir } from 'node:fs/promises';
import { HostileRegistry } from './hostile-registry';
import { Machine } from './kimari';

/** A registry that answers whatever a test wants, and for each test a machine with an empty project. */
export function useHostileRegistry(originOf = (registry: HostileRegistry): string => registry.origin): {
  readonly registry: HostileRegistry;
  readonly machine: Machine;
} {
  let registry: HostileRegistry | undefined;
  let machine: Machine | undefined;
  beforeAll(async () => {
    registry = await HostileRegistry.start();
  });
  afterAll(() => registry?.stop());
  beforeEach(async () => {
    registry?.answers();
    machine = await Machine.with(originOf(there(registry)));
    await mkdir(machine.project);
  });
  afterEach(() => machine?.remove());
  return {
    get registry() {
      return there(registry);
    },
    get machine() {
      return there(machine);
    },
  };
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The registry and its machine exist only while tests run.');
  return value;
}
