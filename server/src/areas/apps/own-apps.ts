import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppManifest, Of, Permission } from '@kontor/contract'

/**
 * A manifest as we write it: apps/<app>/manifest.json. Ours may ask for any right, for the screens of the administrator
 * among them; addresses are missing in it, for the installation decides them.
 */
export interface OwnManifest extends Omit<Of<typeof AppManifest>, 'mainUrl' | 'permissions' | 'icon'> {
  readonly permissions: readonly Permission[]
  /** Where the shell shows it among ours, the smallest number first. */
  readonly order: number
}

export interface OwnApp {
  /** Where its page, its manifest and its picture lie. */
  readonly folder: string
  readonly manifest: OwnManifest
}

export const manifestName = 'manifest.json'
export const pictureName = 'icon.svg'

/** The vendor that nobody else may call themselves. */
export const ourVendor = 'Kontor'

/** Where the apps are written, and lie before they are built. */
export const sourceFolder = join(import.meta.dirname, '../../../../apps')

/**
 * Our own apps, in the order in which the shell shows them: every company has them, none is activated or deactivated. A
 * folder with a page and a manifest is one.
 */
export function createOwnApps(root: string): () => readonly OwnApp[] {
  const read = new Map<string, OwnManifest>()
  const manifestIn = (folder: string): OwnManifest => {
    const manifest =
      read.get(folder) ?? (JSON.parse(readFileSync(join(root, folder, manifestName), 'utf8')) as OwnManifest)
    read.set(folder, manifest)
    return manifest
  }
  return () =>
    foldersIn(root)
      .filter((folder) => ['index.html', manifestName].every((name) => existsSync(join(root, folder, name))))
      .map((folder) => ({ folder, manifest: manifestIn(folder) }))
      .sort((one, other) => one.manifest.order - other.manifest.order)
}

/** None where nothing is built yet. */
const foldersIn = (root: string): string[] => (existsSync(root) ? readdirSync(root) : [])
