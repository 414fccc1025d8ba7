import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Api } from '../api.ts'

/** Signs in with a passkey of this device, which asks for a finger, a face or a PIN. */
export async function signInWithPasskey(api: Api) {
  const { Options } = await api.credentials.beginPasskeySignIn()
  const answer = await startAuthentication({ optionsJSON: JSON.parse(Options) })
  return api.credentials.signInWithPasskey({ body: { Response: JSON.stringify(answer) } })
}

/** Makes a passkey on this device. */
export async function addPasskey(api: Api, Password: string, Name: string) {
  const { Options } = await api.credentials.beginPasskey({ body: { Password } })
  const answer = await startRegistration({ optionsJSON: JSON.parse(Options) })
  return api.credentials.savePasskey({ body: { Name, Response: JSON.stringify(answer) } })
}

/** The person closed the device's question, or let it run out: nothing to tell them. */
export const wasGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
