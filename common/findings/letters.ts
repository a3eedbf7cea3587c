/** Letters of other scripts that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    х: 'x',
    у: 'y',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    һ: 'h',
    ո: 'n',
  },
  ...{
    А: 'A',
    В: 'B',
    Е: 'E',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    Х: 'X',
    У: 'Y',
    І: 'I',
    Ѕ: 'S',
    Ј: 'J',
  },
  ...{
    ο: 'o',
    α: 'a',
    ι: 'i',
    ν: 'v',
    ρ: 'p',
    υ: 'u',
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
  },
  ...{ Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X', Ζ: 'Z', ı: 'i', ɡ: 'g', ɑ: 'a' },
};

export function isLookAlike(letter: string): boolean {
  return letter in LOOK_ALIKES;
}

/** Whether a unit may belong to a letter that reads as a Latin one. */
export function mayLookAlike(unit: number): boolean {
  if (unit < 0x370) return unit === 0x131 || unit === 0x251 || unit === 0x261;
  return unit < 0x590 || unit === 0x2019 || unit >= 0xd800;
}

/** A word in lower case, with letters of other widths and look-alikes of other scripts as the letters that are read. */
export function plainWord(word: string): string {
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) < 0x80) continue;
    const plain = word.normalize('NFKC').replace(/[‘’]/g, "'");
    return Array.from(plain, (letter) => LOOK_ALIKES[letter] ?? letter)
      .join('')
      .toLowerCase();
  }
  return word.toLowerCase();
}

/** The first half of letters in mathematical styles, which are read as plain ones. */
const MATHEMATICAL = 0xd835;

/** Whether a unit goes on with the letter before it. */
export function isSecondHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

/** Letters and digits that make words with spaces between them. Ideographs and kana do not. */
export function isWordUnit(unit: number): boolean {
  if (unit < 0x80) {
    return (
      (unit >= 0x61 && unit <= 0x7a) ||
      (unit >= 0x41 && unit <= 0x5a) ||
      (unit >= 0x30 && unit <= 0x39) ||
      unit === 0x27
    );
  }
  return (
    (unit >= 0xc0 && unit < 0x600 && unit !== 0xd7 && unit !== 0xf7) ||
    unit === 0x2019 ||
    (unit >= 0xff10 && unit <= 0xff5a) ||
    unit === MATHEMATICAL
  );
}
