import { render } from '@testing-library/react';
import { CircleCheck } from 'lucide-react';
import createIcon from './create-icon';

const ofLucide = () => render(<CircleCheck className="large" />).container.querySelector('svg');

it('draws what Lucide draws, with the given class only', () => {
  const OwnCircleCheck = createIcon({
    node: [
      ['circle', { cx: '12', cy: '12', r: '10' }],
      ['path', { d: 'm16 9-5.5 5.5L8 12' }],
    ],
  });
  const { container } = render(<OwnCircleCheck className="large" />);
  const expected = ofLucide();
  expected?.setAttribute('class', 'large');
  expect(container.querySelector('svg')).toEqual(expected);
});
