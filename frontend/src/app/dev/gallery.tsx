export function Gallery() {
  return <p>Soon</p>;
}
