import { findings } from '../../common/findings/findings';
import { credentialCases, EXAMPLES } from './credentials';
import { hiddenAttacks, properTexts } from './hidden';
import { OTHER_ORDERS, OTHER_WARNINGS } from './others';
import { orderCases, warningCases } from './orders';
import { variants } from './variants';

const RISKS: ReadonlySet<string> = new Set(['exec', 'injection', 'exfil']);
const tuned = <Case extends { readonly isHeldOut: boolean }>(cases: readonly Case[]) =>
  cases.filter(({ isHeldOut }) => !isHeldOut);
const failing = <Case>(cases: readonly Case[], passes: (one: Case) => boolean) =>
  cases.filter((one) => !passes(one));

describe('of the judged texts', () => {
  it('every hidden one is found', () => {
    const missed = failing(hiddenAttacks(), ({ text }) =>
      findings(text).some(({ category }) => category === 'hidden'),
    );
    expect(missed).toEqual([]);
  });

  it('no proper one is refused or noted', () => {
    const found = failing(properTexts(), ({ text }) =>
      findings(text).every(({ category }) => category !== 'hidden'),
    );
    expect(found).toEqual([]);
  });

  it('every order is found, in every carrier', () => {
    const missed = failing(tuned(orderCases()), ({ text, codes }) =>
      findings(text).some(({ code }) => codes.includes(code)),
    );
    expect(missed).toEqual([]);
  });

  it('nearly every variant of an order is found', () => {
    const all = variants();
    const missed = failing(all, ({ text }) => findings(text).some(({ category }) => RISKS.has(category)));
    expect(1 - missed.length / all.length).toBeGreaterThan(0.9);
  });

  it('every order of other origins is found, and nothing that documentation says about the same', () => {
    const isNoted = ({ text }: { readonly text: string }) =>
      findings(`# Notes\n\nKeep functions short.\n\n${text}\n`).some(({ category }) => RISKS.has(category));
    expect(failing(OTHER_ORDERS, isNoted)).toEqual([]);
    expect(OTHER_WARNINGS.filter(isNoted)).toEqual([]);
  });

  it('no warning counts as an order', () => {
    const found = failing(tuned(warningCases()), ({ text }) =>
      findings(text).every(({ category }) => !RISKS.has(category)),
    );
    expect(found).toEqual([]);
  });

  it('every credential is found, and no example', () => {
    const hasSecret = (text: string) => findings(text).some(({ category }) => category === 'secret');
    expect(failing(credentialCases(), ({ text }) => hasSecret(text))).toEqual([]);
    expect(EXAMPLES.filter(hasSecret)).toEqual([]);
  });
});
