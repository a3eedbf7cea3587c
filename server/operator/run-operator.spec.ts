import { cutOff } from './run-operator';

it.each([
  [10, 11, '10 of 11 events; --limit shows more'],
  [50, 9_999, '50 of 9,999 events; --limit shows more'],
  [50, 10_000, '50 of 10,000 events or more; --limit shows more'],
])('a list of %d that is cut off says how many there are: %d', (shown, total, line) => {
  expect(cutOff(shown, total, 'event')).toBe(line);
});
