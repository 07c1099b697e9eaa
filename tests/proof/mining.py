"""Makes mining.json from the rules of computed mining days alone, with nothing but the standard library: python3 tests/proof/mining.py

A day is computed from 128 shares and from payouts; both are drawn here by rules that tests/db/proof/mining-vectors.test.ts
repeats, so that only the results are kept. `python3 tests/proof/mining.py --verify < days.json` checks answers of mining_day.
"""

import decimal
import fractions
import hashlib
import json
import pathlib
import struct
import sys

DAYS = 1000
SHARES = 128
TRIES = 160
FIRST_DAY = 20000
COINBASE = bytes.fromhex("01" + "00" * 32 + "ffffffff")


def double(data: bytes) -> bytes:
    return hashlib.sha256(hashlib.sha256(data).digest()).digest()


def exact(text: str) -> fractions.Fraction:
    return fractions.Fraction(decimal.Decimal(text))


def target_of(header: bytes) -> int:
    bits = struct.unpack("<I", header[72:76])[0]
    return (bits & 0x7FFFFF) << (8 * ((bits >> 24) - 3))


def root_of(leaf: bytes, place: int, branch: bytes) -> bytes:
    root = double(leaf)
    for at in range(0, len(branch), 32):
        node = branch[at : at + 32]
        root = double(node + root if place & 1 else root + node)
        place >>= 1
    return root


def compact(data: bytes, at: int) -> tuple[int, int]:
    size = {253: 2, 254: 4, 255: 8}.get(data[at], 0)
    return (int.from_bytes(data[at + 1 : at + 1 + size], "little"), at + 1 + size) if size else (data[at], at + 1)


def output_of(raw: bytes, output: int) -> tuple[int, bytes]:
    count, at = compact(raw, 4)
    for _ in range(count):
        length, at = compact(raw, at + 36)
        at += length + 4
    count, at = compact(raw, at)
    assert output < count
    for place in range(output + 1):
        length, after = compact(raw, at + 8)
        units, script = int.from_bytes(raw[at : at + 8], "little"), raw[after : after + length]
        at = after + length
    return units, script


def figures_of(day: dict) -> dict:
    """Computes the figures of a day; asserts that its shares and payouts are what they say. Seals (moment in seconds, hex)
    are those that were published around it: each share holds one behind the tag, if one was there a day before."""
    terms, number, hashes, chance = day["terms"], day["number"], [], 0
    seals = [(at, terms["tag"].encode() + bytes.fromhex(seal)) for at, seal in day.get("seals", [])]
    is_sealed = bool(day["shares"])
    before = {double(bytes.fromhex(raw)): bytes.fromhex(raw) for raw in day["before"]}
    for share in day["shares"]:
        header, coinbase = bytes.fromhex(share["header"]), bytes.fromhex(share["coinbase"])
        parent = before[header[4:36]]
        assert int.from_bytes(double(parent), "little") <= target_of(parent)
        assert struct.unpack("<I", parent[68:72])[0] // 86400 == number
        assert coinbase[4:41] == COINBASE and len(coinbase) > 64
        script = coinbase[42 : 42 + coinbase[41]]
        assert terms["tag"].encode() in script
        assert root_of(coinbase, 0, bytes.fromhex(share["branch"])) == header[36:68]
        is_sealed = is_sealed and any(seal in script for _, seal in seals)
        hashes.append(double(header)[::-1])
        height = int.from_bytes(script[1 : 1 + script[0]], "little")
        chance += (target_of(header) + 1) * (5_000_000_000 >> height // 210_000)
    hashes.sort()
    assert len(set(hashes)) == len(hashes)
    units, named = 0, []
    for payout in day["payouts"]:
        header, raw, coinbase = (bytes.fromhex(payout[key]) for key in ("header", "raw", "coinbase"))
        assert int.from_bytes(double(header), "little") <= target_of(header)
        assert root_of(raw, payout["place"], bytes.fromhex(payout["branch"])) == header[36:68]
        assert root_of(coinbase, 0, bytes.fromhex(payout["coinbase_branch"])) == header[36:68]
        paid, script = output_of(raw, payout["output"])
        assert script.hex() == terms["script"]
        units += paid
        named.append(f"{double(raw)[::-1].hex()}:{payout['output']}")
    tried = expected = None
    if len(hashes) == SHARES:
        tried = ((SHARES - 1) << 256) // (int.from_bytes(hashes[-1], "big") + 1)
        expected = tried * chance * (10_000 - terms["fee_bp"]) // (10_000 * SHARES << 256)
    used = min(fractions.Fraction(tried or 0), exact(terms["contracted_phs"]) * 86_400 * 10**15)
    cost = -(-(used * exact(terms["joules_per_th"]) * exact(terms["cents_per_kwh"])) // (36 * 10**17))
    net = units * exact(day["price"]) // 10**6 - cost
    text = "|".join(
        str(part)
        for part in (
            "glassmine:mining:v1", terms["id"], number, terms["address"], terms["tag"], terms["fee_bp"],
            terms["joules_per_th"], terms["cents_per_kwh"], terms["contracted_phs"], ",".join(named),
            hashlib.sha256(b"".join(hashes)).hexdigest(), units, "-" if tried is None else tried,
            "-" if expected is None else expected, cost, day["price"], net,
        )
    )  # fmt: skip
    return {
        "units": units,
        "tried": None if tried is None else str(tried),
        "expected_units": expected,
        "cost_cents": cost,
        "net_cents": net,
        "root": hashlib.sha256(text.encode()).hexdigest(),
        "books": is_sealed or (False if hashes and any(at < (number - 1) * 86400 for at, _ in seals) else None),
    }


def bytes_of(seed: str, length: int) -> bytes:
    return b"".join(hashlib.sha256(f"{seed} {n}".encode()).digest() for n in range(length // 32 + 1))[:length]


def coinbase_of(sig: bytes, script: bytes, units: int) -> bytes:
    sig_part = bytes([len(sig)]) + sig + b"\xff" * 4
    return struct.pack("<I", 1) + COINBASE + sig_part + b"\x01" + struct.pack("<Q", units) + bytes([len(script)]) + script + bytes(4)


def drawn_day(n: int) -> dict:
    """Draws a day: all of it follows from its number."""
    number, script, bits = FIRST_DAY + n, b"\x00\x14" + bytes_of(f"script {n}", 20), 0x207FFFFF
    height, tag = 3_780_000 + n, f"/vectors {n % 7}/"
    seal = bytes_of(f"seal {n}", 32)
    sig = b"\x03" + height.to_bytes(3, "little") + tag.encode() + (b"" if n % 3 else seal)
    coinbase = coinbase_of(sig, script, 100_000 + n * 977)
    block = lambda version, before, root, nonce: (
        struct.pack("<I", version) + before + root + struct.pack("<III", number * 86400 + 600, bits, nonce)
    )
    nonce = 0
    while int.from_bytes(double(parent := block(1, bytes(32), bytes_of(f"root {n}", 32), nonce)), "little") > target_of(parent):
        nonce += 1
    tried = sorted((block(2, double(parent), double(coinbase), at) for at in range(TRIES)), key=lambda x: double(x)[::-1])
    found = next(x for x in tried if int.from_bytes(double(x), "little") <= target_of(x))
    paid = {"header": found.hex(), "raw": coinbase.hex(), "output": 0, "place": 0, "branch": "", "coinbase": coinbase.hex()}
    shares = tried[: SHARES - n % 50 // 49]
    return {
        "terms": {
            "id": f"source-{n % 3}", "address": f"address-{n}", "script": script.hex(), "tag": tag, "fee_bp": n % 200,
            "joules_per_th": f"{10**16 + n}", "cents_per_kwh": f"{3 + n % 5}.{n % 9 + 1}", "contracted_phs": f"0.00000000000000000{n % 4 + 1}",
        },
        "number": number,
        "price": f"{90_000 + n}.{n % 9 + 1}",
        "shares": [{"header": x.hex(), "coinbase": coinbase.hex(), "branch": ""} for x in shares],
        "before": [parent.hex()],
        "seals": [] if n % 3 == 2 else [(number * 86400 - 129_600, seal.hex())],
        "payouts": [{**paid, "coinbase_branch": "", "height": height}] if n % 4 else [],
    }  # fmt: skip


if __name__ == "__main__" and "--verify" in sys.argv:
    import datetime

    days = json.load(sys.stdin)
    for day in days:
        said = day["figures"]
        number = (datetime.date.fromisoformat(said["day"]) - datetime.date(1970, 1, 1)).days
        computed = figures_of({**day, "number": number, "price": said["price"]})
        assert computed.pop("books") is not False
        assert computed == {key: said[key] for key in computed}, (said, computed)
    print(f"{len(days)} days agree")
elif __name__ == "__main__":
    results = [list(figures_of(drawn_day(n)).values()) for n in range(DAYS)]
    path = pathlib.Path(__file__).parent / "mining.json"
    path.write_text("[\n" + ",\n".join(json.dumps(result, separators=(",", ":")) for result in results) + "\n]\n")
