export default function HomePage() {
  return <div className="wrap"><h1 className="h1">Kimari</h1></div>;
}
