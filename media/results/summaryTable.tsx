import type { ResultsTable } from '../../src/view/resultsProtocol.ts';

export const SummaryTable = ({ table: { title, header, rows } }: { readonly table: ResultsTable }) => (
  <table class="figures">
    <caption>{title}</caption>
    <thead>
      <tr>
        {header.map((name, i) => (
          <th key={`${i} ${name}`} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, i) => (
        <tr key={`${i} ${row[0]}`}>
          {row.map((cell, column) =>
            column === 0 ? (
              <th key={0} scope="row">
                {cell}
              </th>
            ) : (
              <td key={column}>{cell}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
