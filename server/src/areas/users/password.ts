import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * scrypt with 32 MB a try (N = 2^15, r = 8, p = 3: the equal of OWASP's first choice at a quarter of its memory).
 * The parameters stand in the hash, so that they can be raised.
 */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyBytes = 32

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Twice what the parameters need, for Node refuses what comes near its limit.
    const maxmem = 256 * (options.N ?? 1) * (options.r ?? 1)
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...options, maxmem }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, { N, r, p } = cost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Of a password that nobody has: to spend the same time on names that nobody has. */
const nobodys = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether the password is the one of the hash; without a hash never, and as slowly. */
export async function passwordFits(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobodys).split('$')
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(found, expected) && hash != null
}
