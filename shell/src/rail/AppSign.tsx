import { AppIcon } from '@kontor/kit'
import { FileText, House, type LucideIcon, Settings2 } from 'lucide-react'
import type { App } from '../api.ts'
import { adminApp, documentsApp, homeApp } from '../apps.ts'

/** Ours have drawings; others bring a picture, or wear their first letter. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  [homeApp]: House,
  [documentsApp]: FileText,
  [adminApp]: Settings2,
}

/** The sign of an app in the colour of its manifest. */
export const AppSign = ({ app, name }: { app: App; name: string }) => (
  <AppIcon name={name} icon={drawings[app.Id]} src={app.Icon} color={app.Colour} />
)
