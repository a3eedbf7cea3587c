import { ownTurn } from '../concurrency/own-turn';
import type { ApolloPlugin } from './apollo-plugin';

/** Writes the JSON of each answer in a turn of its own: answers of megabytes that become ready together would block others. */
export const answerInTurns: ApolloPlugin = {
  requestDidStart: () => Promise.resolve({ willSendResponse: ownTurn }),
};
