/** What search needs of the database; `Transactions` of the kernel is one. */
export type SearchDatabase = {
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
};
