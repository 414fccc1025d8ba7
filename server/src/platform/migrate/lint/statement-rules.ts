import { firstForCitus } from '../citus.ts'
import { type Complaint, complain } from './complaint.ts'
import type { Statement } from './statements.ts'

type Rule = [broken: (bare: string) => boolean, rule: number, message: string]

const rules: readonly Rule[] = [
  [
    (bare) => /\bupdate \w+ (as \w+ )?set\b[^;]*\bcompany_id =/i.test(bare.split(/\bwhere\b/i)[0] ?? ''),
    1,
    'nothing updates company_id: the row would have to move to another shard.',
  ],
  [
    (bare) => /^create type \w+ as enum/i.test(bare),
    3,
    'no enum types: comparing them is not leakproof; use text with CHECK.',
  ],
  [(bare) => /\bowner to kontor_app\b/i.test(bare), 5, "the application's role owns nothing."],
  [
    (bare) => /\bbypassrls\b/i.test(bare) && !/\bnobypassrls\b/i.test(bare),
    5,
    'no role of ours bypasses row-level security.',
  ],
  [
    (bare) => /^(with .*)?merge into\b/i.test(bare),
    6,
    'no MERGE: Citus does not run it everywhere; INSERT … ON CONFLICT does.',
  ],
  [
    (bare) =>
      /\binsert into \w+ ?(\([^)]*\))? ?(select|with)\b/i.test(bare) && !/\b(returning|on conflict)\b/i.test(bare),
    6,
    'INSERT … SELECT ends in RETURNING or ON CONFLICT: without one, Citus may run it in a way that row-level security refuses.',
  ],
  [
    (bare) =>
      /^create (or replace )?(constraint )?trigger\b|\breturns trigger\b|^create (or replace )?rule\b/i.test(bare),
    7,
    'no triggers and no rules: what follows a write is a statement of the application, where it can be read.',
  ],
  [
    (bare) =>
      /\bupdate \w+ (as \w+ )?set\b.*\b(random|gen_random_uuid|uuidv[47]|clock_timestamp|timeofday)\(/i.test(bare),
    8,
    'random and clock values in an UPDATE come from the application: each copy of a shard would come to its own.',
  ],
]

/** From this file on, what Citus refuses is refused here; earlier ones are said otherwise to it (migrate/citus.ts). */
const rulesForCitus: readonly Rule[] = [
  [
    (bare) =>
      /^create (or replace )?function \w+ ?\([^)]+\).*\blanguage sql\b/i.test(bare) && !/\bimmutable\b/i.test(bare),
    6,
    'a function that takes parameters is PL/pgSQL: Citus cannot plan one in SQL.',
  ],
  [
    (bare) => /^alter table .*\badd column\b.*\bcheck ?\(/i.test(bare),
    2,
    'a column first, its check by name in a command of its own: Citus takes them apart only.',
  ],
  [
    (bare) => /^alter table .*\bset storage\b/i.test(bare),
    2,
    'no SET STORAGE, which Citus does not hand to its shards.',
  ],
  [
    (bare) => /\bcase [a-z_.]+ when\b/i.test(bare),
    6,
    'write case when a = b: in an INSERT … SELECT, Citus takes no other.',
  ],
]

/** What a single statement may not be, wherever it stands. */
export function statementComplaints(statements: readonly Statement[]): Complaint[] {
  return [
    ...statements.flatMap((statement) =>
      rules.filter(([broken]) => broken(statement.bare)).map(([, rule, message]) => complain(rule, statement, message)),
    ),
    ...statements
      .filter(({ file }) => file >= firstForCitus)
      .flatMap((statement) =>
        rulesForCitus
          .filter(([broken]) => broken(statement.bare))
          .map(([, rule, message]) => complain(rule, statement, message)),
      ),
    ...definerComplaints(statements),
  ]
}

/** Rule 5: a function that runs as the owner is a hole in the policies; it must be a narrow one. */
function definerComplaints(statements: readonly Statement[]): Complaint[] {
  const revoked = statements.flatMap(({ bare }) => bare.match(/^revoke all on function (\w+)/i)?.[1] ?? [])
  return statements.flatMap((statement) => {
    const name = statement.bare.match(/^create (?:or replace )?function (\w+)/i)?.[1]
    if (!name || !/\bsecurity definer\b/i.test(statement.bare)) return []
    const path = /\bset search_path = [\w, ]*\bpg_temp\b/i.test(statement.bare)
    return [
      ...(path
        ? []
        : [
            complain(
              5,
              statement,
              `${name} runs as its owner: set search_path = public, pg_temp, or a temporary table of the caller takes the place of ours.`,
            ),
          ]),
      ...(revoked.includes(name)
        ? []
        : [
            complain(
              5,
              statement,
              `${name} runs as its owner: revoke all on function ${name} from public, then grant it to whom it is for.`,
            ),
          ]),
    ]
  })
}
