import { AppIcon } from '@kontor/kit'
import type { App } from '../api.ts'
import { isFramable } from '../frames/framable.ts'

/** The sign of an app: its picture, where the page may show it, or its first letter in the colour of its manifest. */
export const AppSign = ({ app, name }: { app: App; name: string }) => (
  <AppIcon name={name} src={isFramable(app) ? app.Icon : undefined} color={app.Colour} />
)
