import { splitFrontMatter } from './front-matter';

const BOM = '\uFEFF';

describe('splitFrontMatter', () => {
  it.each([
    ['with LF', '---\na: 1\nb: 2\n---\n# Title\n', 'a: 1\nb: 2', '# Title\n'],
    ['with CRLF', '---\r\na: 1\r\n---\r\n# Title\r\n', 'a: 1', '# Title\r\n'],
    ['after a byte order mark', `${BOM}---\na: 1\n---\ntext`, 'a: 1', 'text'],
    ['with white space behind the fences', '--- \na: 1\n---\t\ntext', 'a: 1', 'text'],
    ['that is empty', '---\n---\ntext', '', 'text'],
    ['that ends the text', '---\na: 1\n---', 'a: 1', ''],
    ['that strict YAML refuses', '---\nglobs: *.ts,**/*.tsx\n---\ntext', 'globs: *.ts,**/*.tsx', 'text'],
    ['whose values hold dashes', '---\na: "---"\nb: --- c\n---\ntext', 'a: "---"\nb: --- c', 'text'],
  ])('splits off front matter %s', (_, content, frontMatter, body) => {
    expect(splitFrontMatter(content)).toEqual({ frontMatter, body });
  });

  it('ends at the first closing fence, so later horizontal rules stay in the text', () => {
    const { frontMatter, body } = splitFrontMatter('---\na: 1\n---\nfirst\n\n---\n\nsecond\n');
    expect({ frontMatter, body }).toEqual({ frontMatter: 'a: 1', body: 'first\n\n---\n\nsecond\n' });
  });

  it.each([
    ['no closing fence', '---\na: 1\ntext\n'],
    ['a fence that is indented', '---\na: 1\n  ---\ntext'],
    ['four dashes', '----\na: 1\n----\n'],
    ['a line before the fence', '\n---\na: 1\n---\n'],
    ['dashes in the middle of the text', '# Title\n---\na: 1\n---\n'],
    ['nothing at all', ''],
  ])('finds none with %s', (_, content) => {
    expect(splitFrontMatter(content)).toEqual({ frontMatter: null, body: content });
  });

  it('drops a byte order mark from a text without front matter', () => {
    expect(splitFrontMatter(`${BOM}text`)).toEqual({ frontMatter: null, body: 'text' });
  });
});
