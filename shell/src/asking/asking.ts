import type { Place } from '@kontor/hub'
import { hearRequest } from '@kontor/hub/shell/requests'
import { type AppPanelsOptions, createAppPanels } from '../workspace/app-panels.ts'
import { type Panel, panelTopics } from '../workspace/panel.ts'
import { type AppDialogsOptions, createAppDialogs } from './app-dialogs.ts'
import { answerBeside, type BesideOptions } from './beside.ts'
import { createLeaving, type LeavingOptions } from './leaving.ts'
import { type ShowBesideOptions, showBeside } from './show-beside.ts'
import { answerWindow, openWindow } from './window.ts'

export interface AskingOptions
  extends AppPanelsOptions,
    LeavingOptions,
    Omit<BesideOptions, 'isBusy' | 'inVain' | 'showBeside'>,
    ShowBesideOptions,
    Omit<AppDialogsOptions, 'admit' | 'inVain' | 'changed' | 'clock' | 'front' | 'hub'> {
  /** The panel that is open now, if any. */
  readonly panel: () => Panel | undefined
}

/**
 * What of the shell opens at an app's word, or before an app is left: panels, what an app wants to know, and whether unsaved
 * work is meant to be left. It is fetched when an app first has need of it.
 */
export function createAsking(options: AskingOptions) {
  const panels = createAppPanels(options)
  panels.changed(options.panel())
  const dialogs = createAppDialogs({
    ...options,
    admit: panels.askDialog,
    inVain: panels.countInVain,
    changed: panels.dialogChanged,
  })
  const leaving = createLeaving(options)
  return {
    dialog: dialogs.dialog,
    leaving,
    /** An app asks for something. */
    hear(topic: string, data: unknown, app: string) {
      if (topic in panelTopics) panels.ask(app, panelTopics[topic as keyof typeof panelTopics])
      else if (topic === 'kontor.beside') {
        const granting = {
          ...options,
          isBusy: panels.isOpen,
          inVain: panels.countInVain,
          showBeside: (shown: Place) => showBeside(options, shown),
        }
        hearRequest(options.hub, topic, [data, app], (place, reply) => answerBeside(granting, place, reply, app))
      } else if (topic === 'kontor.window') {
        const granting = { ...options, isBusy: panels.isOpen, inVain: panels.countInVain, openWindow }
        hearRequest(options.hub, topic, [data, app], ({ path }, reply) => answerWindow(granting, path, reply, app))
      } else dialogs.hear(topic, data, app)
    },
    panelChanged: panels.changed,
    /** Another app may be in front now. */
    follow: dialogs.follow,
    /** The app's page is gone, or has loaded anew. */
    forget: dialogs.forget,
    /** The app is closed. */
    closed: panels.forget,
    stop() {
      panels.stop()
      leaving.stop()
    },
  }
}
export type AskingControl = ReturnType<typeof createAsking>
