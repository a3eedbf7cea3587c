import { render } from '@testing-library/react';
import { RichText } from './rich-text';

it('puts elements in place of marks, and reads none in values', () => {
  const text = 'See <em>the {{what}}</em> of <b>{{name}}</b>, <i>please</i>';
  const { container } = render(
    <RichText
      t={() => text}
      i18nKey="text"
      values={{ what: 'rule', name: '<b>x</b>' }}
      components={{ em: <em lang="en" />, b: <b /> }}
    />,
  );
  expect(container.innerHTML).toBe('See <em lang="en">the rule</em> of <b>&lt;b&gt;x&lt;/b&gt;</b>, please');
});
