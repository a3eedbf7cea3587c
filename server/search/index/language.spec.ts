import { isInJapanese } from './language';

const rule = (description: string, content: string) =>
  isInJapanese({ name: 'planner', description, content });

/** Few characters of Japanese in much English. */
const LONG = `${'Plan features before you write code. '.repeat(20)}日本語でも答えます。`;

describe('the language of a rule', () => {
  it.each([
    ['機能を計画する', 'Plan features.', true],
    ['AI開発の共通方針（思考憲法・推論原則・作業フロー・禁止事項）', 'Plan features.', true],
    ['规划复杂功能的实现步骤', 'Plan features.', null],
    ['Plans features', 'Plan features before you write code.', false],
    ['Plans features', '機能を計画してから、コードを書いてください。', true],
    ['Plans features', '你是一位规划专家，负责制定实施计划。', null],
    ['Plans features', '기능을 계획한 다음 코드를 작성합니다.', null],
    ['Plans features', LONG, false],
  ])('of “%s” with “%s” is Japanese: %s', (description, content, expected) => {
    expect(rule(description, content)).toBe(expected);
  });
});
