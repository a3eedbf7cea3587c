import { Injectable } from '@nestjs/common';

/**
 * Tells listeners that this process has changed the database. {@link Transactions} and {@link Database} announce every
 * change once it can be read, before its caller gets an answer; changes that no reader notices are not announced
 * (`StatementOptions.isSilent`).
 */
@Injectable()
export class Commits {
  private readonly listeners: (() => void)[] = [];

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  announce(): void {
    for (const listener of this.listeners) listener();
  }
}
