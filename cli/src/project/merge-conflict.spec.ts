import { joinSides } from './merge-conflict';

const conflict = (ours: string, theirs: string, base = '') =>
  `{\n  "rules": {\n<<<<<<< HEAD\n${ours}\n${base}=======\n${theirs}\n>>>>>>> main\n  }\n}\n`;

it('keeps what both sides have added', () => {
  const text = conflict('    "@a/one": "^1.0.0"', '    "@b/two": "^2.0.0"', '||||||| base\n');
  expect(joinSides(text)).toEqual({ rules: { '@a/one': '^1.0.0', '@b/two': '^2.0.0' } });
});

it('keeps the newer of two locked versions', () => {
  const locked = (version: string) =>
    `    "@a/one": { "version": "${version}", "digest": "sha256:${version}" }`;
  expect(joinSides(conflict(locked('1.9.0'), locked('1.10.0')))).toEqual({
    rules: { '@a/one': { version: '1.10.0', digest: 'sha256:1.10.0' } },
  });
});

it('does not choose between two ranges', () => {
  expect(joinSides(conflict('    "@a/one": "^1.0.0"', '    "@a/one": "^2.0.0"'))).toBeNull();
});
