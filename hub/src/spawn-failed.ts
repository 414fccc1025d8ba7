/** A spawn failed; the message is the text of its SPAWN-FAIL. */
export class SpawnFailed extends Error {
  override readonly name = 'SpawnFailed'
}
