import { Skeleton } from '@kontor/kit'
import { Mark } from './Mark.tsx'

/** The shape of the workspace for who is signed in, until it has been fetched: what follows takes the same places. */
export const WorkspaceSkeleton = ({ label }: { label: string }) => (
  <div className="s-workspace">
    <div className="s-header">
      <Mark />
      <span className="s-bone" />
    </div>
    <div className="s-rail">
      <span className="s-bone" />
      <span className="s-bone" />
    </div>
    <main className="s-content">
      <div className="s-loading">
        <Skeleton rows={12} label={label} />
      </div>
    </main>
  </div>
)
