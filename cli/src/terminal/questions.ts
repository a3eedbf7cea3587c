import { confirm, isCancel, multiselect, password, text } from '@clack/prompts';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import type { Translate } from '../texts/translate';
import { cleanLine } from '../texts/clean';

export type Choice<T extends string> = { readonly value: T; readonly label: string; readonly hint?: string };

/** Questions on a terminal. They go to standard error, so that standard output stays for results. */
export class Questions {
  constructor(private readonly t: Translate) {
    giveSize(process.stderr);
  }

  async confirm(message: string): Promise<boolean> {
    const [active, inactive] = [this.t('ask.yes'), this.t('ask.no')];
    return answered(await confirm({ message, active, inactive, output: process.stderr }));
  }

  async text(message: string, initial = ''): Promise<string> {
    const answer = await text({
      message,
      defaultValue: initial,
      placeholder: initial,
      output: process.stderr,
    });
    return answered(answer);
  }

  async secret(message: string): Promise<string> {
    return answered(await password({ message, output: process.stderr }));
  }

  async several<T extends string>(
    message: string,
    choices: readonly Choice<T>[],
    initial: readonly T[],
  ): Promise<readonly T[]> {
    const options = choices.map(({ value, label, hint }) => ({
      value: value as string,
      label: cleanLine(label),
      ...(hint === undefined ? {} : { hint: cleanLine(hint) }),
    }));
    const answer = await multiselect({
      ...{ message: `${message}\n${this.t('ask.several_keys')}`, options, output: process.stderr },
      ...{ required: true, showInstructions: false },
      initialValues: [...initial] as string[],
    });
    return answered(answer) as readonly string[] as readonly T[];
  }
}

/** Some terminals, such as those of CI systems and containers, say that they are zero columns wide. */
function giveSize(stream: NodeJS.WriteStream): void {
  if (!stream.columns) stream.columns = 80;
  if (!stream.rows) stream.rows = 24;
}

/** Ctrl-C in a question ends the program like anywhere else. */
function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer))
    throw new Failure({ code: 'INTERRUPTED', says: ['interrupted'], exit: EXIT.interrupted });
  return answer as Exclude<T, symbol>;
}
