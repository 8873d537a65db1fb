#!/usr/bin/env python3
"""A tournament by correspondence, with Python's standard library only.

    export CROWNHEAD_KEY=ck_...
    python3 tournament.py FOLDER ORIGIN TITLE PLAYERS.csv   founds it, and has the invitations sent
    python3 tournament.py FOLDER                            follows it: run it every hour, by cron

PLAYERS.csv has a line for each player: NAME or NAME,ADDRESS; or a table with the headings Name, Email, Club, Id, Title,
Rating, Section. Each section becomes a tournament. The key needs the scope games:create. FOLDER/links.txt has the secretary's link, and an invitation to hand on for
everybody without an address. Each line is a secret. Once everybody has answered, the next run begins the games; each run
writes FOLDER/table.txt, FOLDER/games.pdn and FOLDER/players.csv, of sections games-2.pdn and so on. A crash loses nothing:
run it again.
RULES=international chooses another rule set, FORMAT=single one game with everybody instead of two.
"""
import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path


def ask(origin, method, path, body=None, headers=None):
    """Sends a request; returns status, headers and text. Waits as a busy service asks; other refusals end the program."""
    data = None if body is None else json.dumps(body).encode()
    sent = {"Accept": "application/json, text/plain, text/csv", **(headers or {})}
    if data is not None:
        sent["Content-Type"] = "application/json"
    for _ in range(6):
        request = urllib.request.Request(origin + path, data=data, headers=sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.headers, answer.read().decode()
        except urllib.error.HTTPError as refusal:
            if refusal.code == 304:
                return 304, refusal.headers, ""
            if refusal.code not in (429, 503):
                sys.exit(f"{method} {path}: {refusal.code} {refusal.read().decode()}")
            time.sleep(int(refusal.headers.get("Retry-After", "5")))
    sys.exit(f"{method} {path}: the service is busy")


def store(path, value):
    """Writes a file completely or not at all, readable only by its owner."""
    temporary = path.with_suffix(".new")
    with open(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(value)
    temporary.replace(path)


def save(folder, state):
    store(folder / "state.json", json.dumps(state, indent=1))


def plan(folder, origin, title, players):
    body = {
        "title": title,
        "secretary": {"name": os.environ.get("SECRETARY", "The secretary")},
        "list": Path(players).read_text(encoding="utf-8-sig"),
        "rules": os.environ.get("RULES", "english"),
        "format": os.environ.get("FORMAT", "two-game"),
        "least": 2,
    }
    # The key is drawn once and stored first: the same key never founds the tournament twice.
    save(folder, {"origin": origin, "key": secrets.token_hex(16), "body": body})


def found(folder, state):
    """Founds the tournament. Sent again after a crash, it is the same one, with the same links."""
    keyed = {"Authorization": "Bearer " + os.environ.get("CROWNHEAD_KEY", ""), "Idempotency-Key": state["key"]}
    _, _, text = ask(state["origin"], "POST", "/v1/tournaments", state["body"], keyed)
    made = json.loads(text)["tournaments"]
    sections = [{"id": each["tournament"]["id"], "token": each["links"]["secretary"]["token"]} for each in made]
    lines = []
    for each, section in zip(made, sections):
        tournament = act(state["origin"], section, {"type": "send"})
        lines.append(f"The secretary{named(tournament)}\t{each['links']['secretary']['url']}")
        lines += [f"{one['name']}\t{one['link']['url']}" for one in tournament["you"]["entrants"] if "link" in one]
    store(folder / "links.txt", "\n".join(lines) + "\n")
    state = {**state, "sections": sections}
    save(folder, state)
    return state


def named(tournament):
    return f", {tournament['section']}" if "section" in tournament else ""


def act(origin, section, body):
    """Acts as the secretary. An act that was done before changes nothing."""
    headers = {"Authorization": "Bearer " + section["token"]}
    _, _, text = ask(origin, "POST", f"/v1/tournaments/{section['id']}/actions", body, headers)
    return json.loads(text)["tournament"]


def follow(folder, origin, section, number):
    """Reads a tournament, and returns it as the next run needs to know it. If it has not changed, the answer is 304."""
    headers = {"Authorization": "Bearer " + section["token"]}
    if "etag" in section:
        headers["If-None-Match"] = section["etag"]
    path = f"/v1/tournaments/{section['id']}"
    status, answered, text = ask(origin, "GET", path, headers=headers)
    if status == 304:
        return section
    tournament = json.loads(text)
    waiting = [each["name"] for each in tournament["you"]["entrants"] if each["status"] in ("listed", "invited")]
    if waiting:
        print(f"not answered yet{named(tournament)}:", ", ".join(waiting))
    elif tournament["status"] == "open" and "start" in tournament["you"]["acts"]:
        tournament = act(origin, section, {"type": "start"})
    for name, ending in (("games", "pdn"), ("players", "csv")):
        _, _, text = ask(origin, "GET", f"{path}.{ending}")
        store(folder / (f"{name}.{ending}" if number == 1 else f"{name}-{number}.{ending}"), text)
    return {**section, "etag": answered["ETag"], "table": table(tournament)}


def table(tournament):
    names = {each["number"]: each["name"] for each in tournament["players"]}
    width = max(map(len, names.values()), default=0)
    games = tournament["games"]
    rows = [f"{tournament['title']}{named(tournament)}: {games['over']} of {games['all']} games are over"]
    for row in tournament["table"]:
        place = "-" if row["place"] is None else row["place"]
        score = f"+{row['wins']} ={row['draws']} -{row['losses']}"
        rows.append(f"{place:>2} {names[row['player']]:<{width}} {row['points']:>3}  {score}")
    return "\n".join(rows) + "\n"


def main(folder, *words):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "state.json").exists():
        if len(words) != 3:
            sys.exit(__doc__)
        plan(folder, words[0].rstrip("/"), *words[1:])
    state = json.loads((folder / "state.json").read_text())
    if "sections" not in state:
        state = found(folder, state)
    sections = [follow(folder, state["origin"], each, at + 1) for at, each in enumerate(state["sections"])]
    # The tables are stored first: what the next run takes for unchanged is then on disk.
    store(folder / "table.txt", "\n".join(each["table"] for each in sections))
    save(folder, {**state, "sections": sections})
    print((folder / "table.txt").read_text(encoding="utf-8"), end="")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
