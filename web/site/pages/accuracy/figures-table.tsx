/** web/site/pages/accuracy: a table of measured figures; on a phone the names stay while the figures scroll. */
import { classes } from "../../../app/ui/classes.ts";

export interface FiguresRow {
  readonly name: string;
  /** As many as there are columns. */
  readonly cells: readonly string[];
  /** All the rows above together. */
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-xl border border-line bg-card shadow-card"
    >
      <table className="figures w-full text-sm sm:min-w-2xl sm:text-[0.9375rem]">
        <thead className="bg-basil-900 text-left text-white">
          <tr>
            <th
              scope="col"
              className="sticky left-0 min-w-32 bg-basil-900 px-4 py-3 sm:w-[34%] align-bottom font-semibold"
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
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row: { name, cells, isTotal } }: { row: FiguresRow }) {
  return (
    <tr className={classes("border-t border-line", isTotal && "font-bold")}>
      <th
        scope="row"
        className={classes(
          "sticky left-0 px-4 py-3 text-left text-ink",
          isTotal ? "bg-basil-50 font-bold" : "bg-card font-semibold",
        )}
      >
        {name}
      </th>
      {cells.map((cell, at) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name, and never move.
          key={at}
          className={classes("px-2.5 py-3 text-right whitespace-nowrap sm:px-4", isTotal && "bg-basil-50")}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
