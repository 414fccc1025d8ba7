/** Two of them are all that can be asked of somebody; a passkey is two by itself. */
export type Factor = 'password' | 'provider' | 'provider-second' | 'passkey' | 'code'

/** What somebody has proven who they are by, in its order. */
export type Proof = readonly [Factor, Factor?]
