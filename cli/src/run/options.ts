import { usageFailure } from '../failure';

/** The options of a command as given, read by name. */
export class Options {
  constructor(private readonly values: Readonly<Record<string, unknown>>) {}

  /** The same options with others set. */
  with(values: Readonly<Record<string, unknown>>): Options {
    return new Options({ ...this.values, ...values });
  }

  flag(name: string): boolean {
    return this.values[name] === true;
  }

  /** Whether `--no-NAME` was given. */
  isOff(name: string): boolean {
    return this.values[name] === false;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** Values of an option that may be repeated, or that takes several with commas between them. */
  list(name: string): readonly string[] {
    const value = this.values[name];
    const texts = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
    return texts
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '');
  }

  /** `name=value` pairs of an option that may be repeated. */
  pairs(name: string): Readonly<Record<string, string>> {
    const value = this.values[name];
    const texts = Array.isArray(value) ? value.map(String) : [];
    return Object.fromEntries(
      texts.map((text) => {
        const at = text.indexOf('=');
        if (at < 1) throw usageFailure(['usage.pair', { option: `--${name}`, text }]);
        return [text.slice(0, at), text.slice(at + 1)];
      }),
    );
  }

  whole(name: string, min: number, max: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw usageFailure(['usage.number', { option: `--${name}`, min, max }]);
    return value;
  }

  choice<T extends string>(name: string, values: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = values.find((one) => one === text);
    if (!value) throw usageFailure(['usage.choice', { option: `--${name}`, values: values.join(', ') }]);
    return value;
  }
}
