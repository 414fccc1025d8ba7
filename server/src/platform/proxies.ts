import { isIP } from 'node:net'

/** The proxies whose `X-Forwarded-*` headers are believed: addresses and networks, as `192.0.2.7` and `10.0.0.0/8`. */
export function readProxies(environment: NodeJS.ProcessEnv): readonly string[] {
  const given = (environment['KONTOR_PROXIES'] ?? '').split(/[\s,]+/).filter((one) => one !== '')
  const wrong = given.find((one) => !isNetwork(one))
  if (wrong !== undefined)
    throw new Error(`KONTOR_PROXIES has ${wrong}: set addresses and networks, such as 127.0.0.1, 10.0.0.0/8 or ::1`)
  return given
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
