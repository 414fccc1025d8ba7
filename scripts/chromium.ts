import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

/** What playwright-core's `chromium.launch` takes. */
export interface LaunchOptions {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser of our tests, with our own arguments: none that loosens web security or site isolation, for those would
 * hide the very faults that we look for (the defaults of the npm browser do both).
 *
 * The one out of npm, which is pinned, where it runs, and an installed one elsewhere; KONTOR_CHROMIUM names another.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const isHere = process.platform === 'linux' && process.arch === 'x64'
  const found = process.env['KONTOR_CHROMIUM'] || (isHere ? undefined : installed.find((path) => existsSync(path)))
  const environment = process.env as Record<string, string>
  if (found) return { executablePath: found, args: ourArguments(), env: environment }
  if (!isHere) throw new Error('Tests need Chromium here: install it, or name it in KONTOR_CHROMIUM.')
  const folder = await unpackFromNpm()
  return {
    executablePath: join(folder, 'chromium'),
    args: ourArguments(),
    env: { ...environment, ...environmentOfNpmBrowser(folder) },
  }
}

function ourArguments(): string[] {
  return [
    // Chromium's sandbox refuses root; sites are kept apart by processes all the same.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // Said aloud, as builds for small machines switch it off.
    '--site-per-process',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}

/** It brings the libraries that a bare Debian lacks, and one family of fonts for where there is no font configuration. */
function environmentOfNpmBrowser(folder: string): Record<string, string> {
  const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }
  return { LD_LIBRARY_PATH: libraries, HOME: process.env['HOME'] ?? tmpdir(), ...fonts }
}

const fontConfiguration = '<?xml version="1.0"?><fontconfig><dir prefix="relative">fonts</dir></fontconfig>'

/** Unpacks the browser once for each of its versions, into .build; a half-unpacked one is never seen. */
async function unpackFromNpm(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const home = resolve(dirname(entry), '..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const build = resolve(import.meta.dirname, '..', '.build')
  const folder = join(build, `chromium-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(build, { recursive: true })
  const half = mkdtempSync(join(build, 'chromium-new-'))
  const packed = (name: string) => join(home, 'bin', name)
  await unpackFile(packed('chromium.br'), join(half, 'chromium'))
  await unpackFolder(packed('swiftshader.tar.br'), half)
  await unpackFolder(packed('fonts.tar.br'), join(half, 'fonts'))
  // The one it brings points to a place of its own.
  writeFileSync(join(half, 'fonts', 'fonts.conf'), fontConfiguration)
  await unpackFolder(packed('al2023.tar.br'), join(half, 'al2023'))
  try {
    renameSync(half, folder)
  } catch {
    // Another test run was quicker.
    rmSync(half, { recursive: true })
  }
  return folder
}

async function unpackFile(source: string, target: string): Promise<void> {
  await pipeline(createReadStream(source), createBrotliDecompress(), createWriteStream(target, { mode: 0o755 }))
}

async function unpackFolder(source: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true })
  const tar = spawn('tar', ['-x', '-C', target], { stdio: ['pipe', 'ignore', 'inherit'] })
  // tar leaves at the end of the archive, which may come before the end of the file: its exit code says how it went.
  const feeding = pipeline(createReadStream(source), createBrotliDecompress(), tar.stdin).catch(() => undefined)
  const [[code]] = await Promise.all([once(tar, 'close'), feeding])
  if (code !== 0) throw new Error(`tar could not unpack ${source} (exit code ${code})`)
}
