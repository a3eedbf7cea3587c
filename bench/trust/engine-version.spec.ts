import { createHash } from 'node:crypto';
import { ENGINE_VERSION, findings } from '../../common/findings/findings';
import { UNICODE_VERSION } from '../../common/findings/unicode.generated';
import { CONFUSABLES_VERSION } from '../../common/look-alikes/confusables.generated';
import { credentialCases, EXAMPLES } from './credentials';
import { hiddenAttacks, properTexts } from './hidden';
import { OTHER_ORDERS, OTHER_WARNINGS } from './others';
import { orderCases, warningCases } from './orders';
import { writtenSentences } from './sentences';
import { variants } from './variants';

/** What is found in the judged texts, by the version of the engine that finds it. */
const FOUND = { version: 7, digest: 'c10a86eff55d6244815771b7d15d6578771a3513e7fcefb2c3ab748b8d0dd512' };

const texts = [
  ...[...orderCases(), ...warningCases(), ...variants(), ...OTHER_ORDERS, ...OTHER_WARNINGS].map(
    ({ text }) => text,
  ),
  ...writtenSentences().map(({ text }) => text),
  ...[...hiddenAttacks(), ...properTexts(), ...credentialCases()].map(({ text }) => text),
  ...EXAMPLES,
];

function digestOfFindings(): string {
  const digest = createHash('sha256').update(`${UNICODE_VERSION} ${CONFUSABLES_VERSION}`);
  // Excerpts are for people: another wording of them finds nothing else.
  for (const text of texts)
    digest.update(
      JSON.stringify(
        findings(text).map(({ code, severity, line, column }) => [code, severity, line, column]),
      ),
    );
  return digest.digest('hex');
}

// Published texts are checked again in the background only when the version of the engine has risen.
it('finds other things, or has other data, only under another version', () => {
  expect({ version: ENGINE_VERSION, digest: digestOfFindings() }).toEqual(FOUND);
});
