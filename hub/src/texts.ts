/**
 * Every text that the hub says, but for what only its app side does (app/texts.ts). Those with a fact number are the
 * specification's and may not change by a letter; the others are ours, for discards that it leaves without words.
 */
export const texts = {
  /** F-272 */
  tokenInvalid: 'Token invalid, discarding message!',
  /** F-273 */
  knownApp: 'CONNECT received from known app, discarding message!',
  /** F-274 */
  sourceIsTarget: 'Source and destination match, discarding message!',
  /** F-276 */
  notAWindow: 'postMessage called on a non Window object.',
  /** F-270 */
  notActivated: (target: string) => `${target} is not activated on the current user's account`,
  /** F-271 */
  noSpawnHandler: (target: string) =>
    `${target} doesn't have a 'spawn' handler, it's not compatible with this SPAWN request.`,

  unknownWindow: 'Message from a window that is no app of this shell, discarding message!',
  unexpectedOrigin: 'Message from another origin than the one of the app, discarding message!',
  notAnEnvelope: 'Message is not an envelope of this protocol, discarding message!',
  claimsViaHub: 'viaHub is set by the shell only, discarding message!',
  sourceForged: 'Source is not the app that sent the message, discarding message!',
  notFromAnApp: 'Type is not one that an app sends, discarding message!',
  noTarget: 'No target, discarding message!',
  noTopic: 'No topic, discarding message!',
  targetNotConnected: 'Target is not connected, discarding message!',
  shellTopic: 'Topics of the shell go to or come from the shell only, discarding message!',
  unknownShellTopic: 'Topics that begin with kontor. are the shell’s, which has none of this name, discarding message!',
  noSuchSpawn: 'No spawn waits for this answer, discarding message!',
  notForwarded: 'Data cannot be passed on, discarding message!',
  tooMany: 'Too many messages in one second, discarding the rest of them!',
  tooLarge: 'Data is too large, discarding message!',
  tooLongToRead: 'Messages take too long to read, discarding the next of them!',
  topicData: 'Data is not what the topic carries, discarding message!',

  shellNotOnTop: 'The shell side of the hub runs in the top window only.',
  shellIdTaken: (appId: string) => `${appId} is the shell itself and cannot be registered as an app.`,
  windowTaken: 'This window is registered for another app.',
  spawnUnanswered: (target: string) => `${target} did not start in time.`,
  spawnBroken: (target: string) => `${target} went away before it answered.`,
  tooManySpawns: 'Too many spawns are waiting for an answer.',
}
