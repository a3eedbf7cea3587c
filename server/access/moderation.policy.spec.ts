import { absent, allowed, refused } from './decision';
import {
  canAppointModerators,
  canHandleReports,
  canModerate,
  canReadReportedText,
} from './moderation.policy';

const staff = refused('staff');

describe('who may moderate', () => {
  it.each([
    ['user', staff, staff],
    ['moderator', allowed, staff],
    ['admin', allowed, allowed],
  ] as const)('a %s: moderate, appoint', (role, moderate, appoint) => {
    expect(canModerate(role)).toEqual(moderate);
    expect(canAppointModerators(role)).toEqual(appoint);
  });

  it.each([
    ['user', false, staff],
    ['user', true, staff],
    ['moderator', false, allowed],
    ['moderator', true, absent],
    ['admin', false, allowed],
    ['admin', true, allowed],
  ] as const)('handles reports: a %s who holds the rule: %s', (siteRole, holdsRule, expected) => {
    expect(canHandleReports({ siteRole, holdsRule })).toEqual(expected);
  });

  it('reads the text of public rules only', () => {
    expect(canReadReportedText({ visibility: 'public' })).toBe(true);
    expect(canReadReportedText({ visibility: 'private' })).toBe(false);
  });
});
