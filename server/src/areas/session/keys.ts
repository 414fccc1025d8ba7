import { generateKeyPairSync } from 'node:crypto'
import { type Platform, perPlatform } from '../../platform/index.ts'
import { openKeyFile, secretFrom } from '../../platform/key-files.ts'

const known = perPlatform(() => new Map<string, Buffer>())

/** 32 bytes for one purpose of signing in, from `keys/sign-in.pem` of the data folder. */
export function signInSecret(platform: Platform, purpose: string): Buffer {
  const secrets = known(platform)
  const found =
    secrets.get(purpose) ??
    secretFrom(
      openKeyFile(platform.settings.dataFolder, 'sign-in', () => generateKeyPairSync('ed25519').privateKey),
      purpose,
    )
  secrets.set(purpose, found)
  return found
}
