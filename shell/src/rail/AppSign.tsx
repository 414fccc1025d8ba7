import { AppIcon } from '@kontor/kit'
import type { App } from '../api.ts'

/** The sign of an app: its picture, or its first letter in the colour of its manifest. */
export const AppSign = ({ app, name }: { app: App; name: string }) => (
  <AppIcon name={name} src={app.Icon} color={app.Colour} />
)
