// On a phone each row becomes a card, so that no column is hidden.
import { classes } from "../../../app/ui/classes.ts";

export interface FiguresRow {
  readonly name: string;
  /** One for each column. */
  readonly cells: readonly string[];
  /** Sums up the rows above. */
  readonly isTotal?: boolean;
}

interface FiguresTableProps {
  readonly label: string;
  readonly rowTitle: string;
  readonly columns: readonly string[];
  readonly rows: readonly FiguresRow[];
}

export function FiguresTable({ label, rowTitle, columns, rows }: FiguresTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-xl border border-line bg-card shadow-card"
    >
      <table className="figures w-full text-sm max-sm:block sm:min-w-2xl sm:text-[0.9375rem]">
        <thead className="bg-panel-deep text-left text-white max-sm:sr-only">
          <tr>
            <th
              scope="col"
              className="sticky left-0 min-w-32 bg-panel-deep px-4 py-3 sm:w-[34%] align-bottom font-semibold"
            >
              {rowTitle}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-2.5 py-3 text-right align-bottom font-semibold sm:px-4"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <Row key={row.name} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly row: FiguresRow;
  readonly columns: readonly string[];
}

function Row({ row: { name, cells, isTotal }, columns }: RowProps) {
  return (
    <tr className={classes("border-t border-line max-sm:block max-sm:py-2", isTotal && "font-bold")}>
      <th
        scope="row"
        className={classes(
          "px-4 py-3 text-left text-ink max-sm:block max-sm:py-1 sm:sticky sm:left-0",
          isTotal ? "bg-basil-50 font-bold" : "bg-card font-semibold",
        )}
      >
        {name}
      </th>
      {cells.map((cell, at) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name, and never move.
          key={at}
          className={classes(
            "px-4 py-3 text-right whitespace-nowrap max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:py-1",
            isTotal && "bg-basil-50",
          )}
        >
          <span aria-hidden className="whitespace-normal text-left font-normal text-ink-muted sm:hidden">
            {columns[at]}
          </span>
          {cell}
        </td>
      ))}
    </tr>
  );
}
