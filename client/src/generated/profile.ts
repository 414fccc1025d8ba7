// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const profile: Described<'profile'> = {
  readImage: {"line":"GET v0/images/{type}","answer":["image/png","image/jpeg"]},
  saveImage: {"line":"PUT v0/images/{type}","body":["image/png","image/jpeg"]},
}
