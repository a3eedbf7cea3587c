/** Styles of output; without colours, texts stay as they are. */
export type Colours = Readonly<
  Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', (text: string) => string>
>;

const style =
  (isOn: boolean, from: number, to: number) =>
  (text: string): string =>
    isOn && text !== '' ? `\u001b[${from}m${text}\u001b[${to}m` : text;

export function colours(isOn: boolean): Colours {
  return {
    bold: style(isOn, 1, 22),
    dim: style(isOn, 2, 22),
    red: style(isOn, 31, 39),
    green: style(isOn, 32, 39),
    yellow: style(isOn, 33, 39),
    cyan: style(isOn, 36, 39),
  };
}
